class Tickets {
    private int left = 10;

    private synchronized int left() {
        return left;
    }

    private synchronized void setLeft(int n) {
        left = n;
    }

    private synchronized boolean sell() {
        if (left == 0)
            return false;
        left--;
        return true;
    }

    void buy() {
        sell();
    }

    public static void main(String[] args) throws InterruptedException {
        Tickets t = new Tickets();
        Thread a = new Thread(t::buy), b = new Thread(t::buy);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
