// The main thread sets a parameter before start and reads the result after join.
class Main extends Thread {
    int parameter;
    int result;
    @Override public void run() {
        result = parameter + 1; // NORACE
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.parameter = 41; // NORACE
        m.start();
        m.join();
        System.out.println(m.result); // NORACE
    }
}
