// An inner class writes to its outer object.
class Main {
    private int total;
    class Part implements Runnable {
        public void run() {
            total++; // RACE!
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m.new Part()).start();
        new Thread(m.new Part()).start();
    }
}
