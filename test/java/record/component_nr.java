// The components of a record are only read.
class Main {
    record Pair(int left, int right) {
        int sum() {
            return left + right; // NORACE
        }
    }
    public static void main(String[] args) {
        Pair p = new Pair(1, 2);
        new Thread(() -> System.out.println(p.sum() + p.hashCode())).start();
        System.out.println(p.sum() + " " + p); // NORACE
    }
}
