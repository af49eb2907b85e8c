// Inner objects of different outer objects.
class Main {
    private int total;
    class Part implements Runnable {
        public void run() {
            total++;
        }
    }
    public static void main(String[] args) {
        Main m = new Main(), n = new Main();
        new Thread(m.new Part()).start();
        new Thread(n.new Part()).start();
    }
}
