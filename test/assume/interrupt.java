class Main extends Thread {
    static int n;

    @Override public void run() {
        n = 1;
    }

    public static void main(String[] args) {
        Main m = new Main();
        m.start();
        Thread.currentThread().interrupt();
        try {
            m.join();
        } catch (InterruptedException e) {
            System.out.println(n);
        }
    }
}

class Control {
    public static void main(String[] args) {
        Main m = new Main();
        m.start();
        System.out.println(Main.n);
    }
}
